import com.example.svc.Page;
import com.example.svc.Svc;
import com.example.svc.model.Send;
import com.example.svc.param.SendsListParams;

/** Lists: every object, the pages, and going on another day. */
public final class Pagination {
  public static void main(String[] args) {
    Svc client = Svc.create();
    Page<Send> first = client.sends().list(SendsListParams.builder().limit(10).build());
    for (Send send : first) {
      System.out.println(send.getId() + " " + send.getStatus());
    }
    for (Page<Send> page : first.pages()) {
      System.out.println(page.getData().size() + " sends on a page");
    }
    long delivered = first.stream().filter(send -> "delivered".equals(send.getStatus())).count();
    System.out.println(delivered + " of them are delivered");
    System.out.println("go on from " + first.getNextCursor() + " with startingAfter");
  }
}
