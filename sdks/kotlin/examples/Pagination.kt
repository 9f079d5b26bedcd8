import com.example.svc.kotlin.Svc

/** Lists: every object, the pages, and going on another day. */
suspend fun main() {
  val client = Svc()
  val first = client.sends.list { limit(10) }
  for (send in first) println("${send.id} ${send.status}")
  for (page in first.pages) println("${page.data.size} sends on a page")
  println("go on from ${first.nextCursor} with startingAfter")
}
