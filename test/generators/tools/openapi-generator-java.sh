# needs: java mvn
set -eu
java -jar "$JAR" generate -g java -i "$DOCUMENT" -o client \
  --additional-properties useJakartaEe=true,hideGenerationTimestamp=true > generated.log 2>&1
cat > client/src/main/java/Sale.java <<'JAVA'
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.SendsApi;
import org.openapitools.client.model.CreateSendResult;
import org.openapitools.client.model.Send;
import org.openapitools.client.model.SendCreate;

public final class Sale {
  public static void main(String[] args) throws Exception {
    ApiClient client = new ApiClient();
    client.setBasePath(System.getenv("SVC_URL"));
    client.setBearerToken(System.getenv("SVC_KEY"));
    SendCreate sale = new SendCreate().target("0771234567").amount("5.00").currency("USD");
    String reference = System.getenv("SVC_REFERENCE");
    CreateSendResult answer = new SendsApi(client).createSend(reference, sale, null);
    Send send = (Send) answer.getActualInstance();
    System.out.println(send.getObject() + " " + send.getStatus() + " " + send.getAmount());
  }
}
JAVA
cd client
mvn -q -B -Dmaven.test.skip=true compile > compiled.log 2>&1
mvn -q -B dependency:build-classpath -Dmdep.outputFile=classpath > classpath.log 2>&1
java -cp "target/classes:$(cat classpath)" Sale
