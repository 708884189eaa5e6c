# syntax=docker/dockerfile:1

FROM node:24-slim AS page
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
COPY src /src/src
RUN npm run build

FROM python:3.13-slim AS package
COPY --from=ghcr.io/astral-sh/uv:0.9 /uv /usr/local/bin/uv
ENV UV_PROJECT_ENVIRONMENT=/opt/cheeseboard UV_LINK_MODE=copy UV_COMPILE_BYTECODE=1 UV_PYTHON_DOWNLOADS=never
WORKDIR /src
# What it needs changes less often than what it is.
COPY pyproject.toml uv.lock ./
RUN uv sync --locked --no-dev --extra site --no-install-project
COPY . .
COPY --from=page /src/src/cheeseboard/server/page src/cheeseboard/server/page
# A page that is newer than its sources is not built again.
RUN touch src/cheeseboard/server/page/index.html && uv sync --locked --no-dev --extra site --no-editable

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /var/lib/cheeseboard cheeseboard \
 && install --directory --owner cheeseboard --mode 700 /var/lib/cheeseboard /var/cache/cheeseboard
COPY --from=package /opt/cheeseboard /opt/cheeseboard
ENV PATH=/opt/cheeseboard/bin:$PATH \
    CHEESEBOARD_DATABASE=/var/lib/cheeseboard \
    XDG_CACHE_HOME=/var/cache/cheeseboard \
    PYTHONUNBUFFERED=1
USER cheeseboard
# The tables, where no other database is named, and compiled rules, so that they are compiled once.
VOLUME ["/var/lib/cheeseboard", "/var/cache/cheeseboard"]
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["cheeseboard"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--no-browser", "--log", "json"]
