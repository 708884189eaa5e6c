import signal

from hypothesis import settings

# Kernels are compiled on first use, and machines are noisy: time decides nothing here.
settings.register_profile("cheeseboard", deadline=None)
settings.load_profile("cheeseboard")

# A shell that runs the tests in the background has them ignore Ctrl-C, and so would every program they start.
signal.signal(signal.SIGINT, signal.default_int_handler)
