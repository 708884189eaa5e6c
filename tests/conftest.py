from hypothesis import settings

# Kernels are compiled on first use, and machines are noisy: time decides nothing here.
settings.register_profile("cheeseboard", deadline=None)
settings.load_profile("cheeseboard")
