"""Learning to play from nothing, on one GPU: needs PyTorch, the extra `train`."""
