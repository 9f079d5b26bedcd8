package driver;

import com.example.svc.Transport;
import com.example.svc.runtime.HttpTransport;
import java.io.InputStream;
import java.net.Authenticator;
import java.net.InetSocketAddress;
import java.net.PasswordAuthentication;
import java.net.ProxySelector;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** A transport with roots of its own, and with a proxy where there is one. */
final class Secured {
  private Secured() {}

  static Transport transport(String proxy, String rootsFile) throws Exception {
    HttpClient.Builder built =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .sslContext(trusting(Path.of(rootsFile)));
    if (proxy != null) {
      URI address = URI.create(proxy);
      InetSocketAddress place = new InetSocketAddress(address.getHost(), address.getPort());
      built.proxy(ProxySelector.of(place));
      if (address.getUserInfo() != null) built.authenticator(new SignIn(address.getUserInfo()));
    }
    return HttpTransport.of(built.build());
  }

  private static SSLContext trusting(Path roots) throws Exception {
    KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
    store.load(null, null);
    try (InputStream pem = Files.newInputStream(roots)) {
      store.setCertificateEntry(
          "own", CertificateFactory.getInstance("X.509").generateCertificate(pem));
    }
    TrustManagerFactory trust =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(store);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, trust.getTrustManagers(), null);
    return context;
  }

  /** Signs in to a proxy. */
  private static final class SignIn extends Authenticator {
    private final String[] parts;

    SignIn(String userInfo) {
      parts = userInfo.split(":", 2);
    }

    @Override
    protected PasswordAuthentication getPasswordAuthentication() {
      return new PasswordAuthentication(parts[0], parts[1].toCharArray());
    }
  }
}
