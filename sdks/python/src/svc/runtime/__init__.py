"""By hand: address, key, encode, send, retry, decode, page, file, error, webhook."""
