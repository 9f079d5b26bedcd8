package driver

import com.example.svc.Transport
import com.example.svc.runtime.HttpTransport
import java.net.Authenticator
import java.net.InetSocketAddress
import java.net.PasswordAuthentication
import java.net.ProxySelector
import java.net.URI
import java.net.http.HttpClient
import java.nio.file.Files
import java.nio.file.Path
import java.security.KeyStore
import java.security.cert.CertificateFactory
import javax.net.ssl.SSLContext
import javax.net.ssl.TrustManagerFactory

/** A transport with roots of its own, and with a proxy where there is one. */
internal fun securedTransport(proxy: String?, rootsFile: String): Transport {
  val built = HttpClient.newBuilder()
    .version(HttpClient.Version.HTTP_1_1)
    .sslContext(trusting(Path.of(rootsFile)))
  if (proxy != null) {
    val address = URI.create(proxy)
    built.proxy(ProxySelector.of(InetSocketAddress(address.host, address.port)))
    address.userInfo?.let { built.authenticator(SignIn(it)) }
  }
  return HttpTransport.of(built.build())
}

private fun trusting(roots: Path): SSLContext {
  val store = KeyStore.getInstance(KeyStore.getDefaultType())
  store.load(null, null)
  val certificate = Files.newInputStream(roots).use {
    CertificateFactory.getInstance("X.509").generateCertificate(it)
  }
  store.setCertificateEntry("own", certificate)
  val trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm())
  trust.init(store)
  val context = SSLContext.getInstance("TLS")
  context.init(null, trust.trustManagers, null)
  return context
}

/** Signs in to a proxy. */
private class SignIn(userInfo: String) : Authenticator() {
  private val parts = userInfo.split(":", limit = 2)

  override fun getPasswordAuthentication(): PasswordAuthentication =
    PasswordAuthentication(parts[0], parts[1].toCharArray())
}
