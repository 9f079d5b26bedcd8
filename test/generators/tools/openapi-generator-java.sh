# needs: java mvn
set -eu
java -jar "$JAR" generate -g java --library native -i "$DOCUMENT" -o client --additional-properties \
  disallowAdditionalPropertiesIfNotPresent=false > generated.log 2>&1
cd client
cat > src/main/java/Sale.java <<'JAVA'
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.SendsApi;
import org.openapitools.client.model.Send;
import org.openapitools.client.model.SendCreate;

public class Sale {
  public static void main(String[] words) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri(System.getenv("SVC_URL"));
    String bearer = "Bearer " + System.getenv("SVC_KEY");
    client.setRequestInterceptor(request -> request.header("Authorization", bearer));
    SendCreate sale = new SendCreate().target("0771234567").amount("5.00").currency("USD");
    Send send = new SendsApi(client)
        .createSend(System.getenv("SVC_REFERENCE"), sale, null)
        .getSend();
    System.out.println(send.getObject() + " " + send.getStatus() + " " + send.getAmount());
  }
}
JAVA
mvn -q -B -DskipTests -Dmaven.javadoc.skip=true compile \
  dependency:build-classpath -Dmdep.outputFile=classpath.txt > compiled.log 2>&1
java -cp "target/classes:$(cat classpath.txt)" Sale
