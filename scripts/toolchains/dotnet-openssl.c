/*
 * libssl.so.1.1 for .NET Core 3.1 on a system that has OpenSSL 3 alone: the three functions that it
 * asks for and OpenSSL 3 has under another name. Everything else comes from the real libraries,
 * which this one is linked to.
 */
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/ssl.h>

#undef ERR_put_error
#undef EVP_MD_size
#undef SSL_get_peer_certificate

void ERR_put_error(int library, int function, int reason, const char *file, int line)
{
    (void)function;
    ERR_new();
    ERR_set_debug(file, line, NULL);
    ERR_set_error(library, reason, NULL);
}

int EVP_MD_size(const EVP_MD *digest)
{
    return EVP_MD_get_size(digest);
}

X509 *SSL_get_peer_certificate(const SSL *connection)
{
    return SSL_get1_peer_certificate(connection);
}
