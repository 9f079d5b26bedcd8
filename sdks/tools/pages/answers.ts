/** What comes back from methods, as reference.md shows it: lists, files, errors. */
import type { Extra } from "./extras.ts";

const LISTS: Extra = {
  title: "Lists",
  words: `A method that returns pages gives the first one, and iterates over the objects of all:
the next page is requested when you get there, and none after you stop. A page has its objects,
whether more follow, and the cursor of the next page. To continue later, keep that cursor and pass
it as \`starting_after\`. Only lists that take \`ending_before\` go back.`,
  code: {
    python: `page = client.sends.list(status="delivered", limit=100)
for send in page:  # of every page
    print(send.id)
page.data, page.has_more, page.next_cursor
page.next_page(), page.previous_page()`,
    node: `const page = await client.sends.list({ status: "delivered", limit: 100 });
for await (const send of page) console.log(send.id); // of every page
page.data; page.hasMore; page.nextCursor;
await page.nextPage(); await page.previousPage();`,
    go: `page, err := client.Sends.List(ctx, &svc.SendsListParams{Limit: svc.Ptr(int64(100))})
if err != nil {
	return err
}
for send, err := range page.All(ctx) { // of every page
	if err != nil {
		return err
	}
	fmt.Println(send.ID)
}
fmt.Println(len(page.Data), page.HasMore, page.NextCursor)
next, err := page.Next(ctx) // nil after the last; page.Previous goes back`,
    ruby: `page = client.sends.list(status: "delivered", limit: 100)
page.data
page.next_cursor
page.each { |send| puts send.id } # of every page
page.next_page
page.previous_page`,
    php: `$page = $client->sends->list(status: 'delivered', limit: 100);
echo count($page->data), $page->hasMore, $page->nextCursor;
foreach ($page as $send) { // of every page
    echo $send->id, "\\n";
}
$page->nextPage()?->previousPage();`,
    java: `Page<Send> page =
    client.sends().list(SendsListParams.builder().status("delivered").limit(100).build());
for (Send send : page) use(send); // of every page
page.getData(); page.hasMore(); page.getNextCursor();
page.nextPage(); page.previousPage();`,
    kotlin: `val page = client.sends.list { status(SendStatus.DELIVERED); limit(100) }
for (send in page) use(send) // of every page
page.data; page.hasMore; page.nextCursor
page.nextPage(); page.previousPage()`,
    dotnet: `var wanted = new SendsListParams { Status = "delivered", Limit = 100 };
var page = await client.Sends.ListAsync(wanted);
await foreach (var one in page.AllAsync()) Console.WriteLine(one.Id); // of every page
Console.WriteLine($"{page.Data.Count} {page.HasMore} {page.NextCursor}");
var next = await page.NextAsync(); // null after the last; PreviousAsync goes back`,
    dart: `final delivered = client.sends.list(status: SendStatus.delivered, limit: 100);
final page = await delivered.firstPage();
await for (final send in page.objects()) {
  print(send.id); // of every page
}
print('\${page.data.length} \${page.hasMore} \${page.nextCursor}');
final next = await page.nextPage();
print(await next?.previousPage());`,
  },
};

const FILES: Extra = {
  title: "Files",
  words: `A file is streamed. Saving takes the path of a file, or a folder, where it gets the name
that the service gave it; it is written under a temporary name and renamed, so that no one reads
half of it. The path comes back. A CSV file has the bytes as they were sent. Close a file that you
do not read to its end.`,
  code: {
    python: `with client.sends.get_receipt_pdf("snd_0031Jk7TeApCu0Wq1YgSz5Bf") as receipt:
    print(receipt.content_type, receipt.filename, receipt.save_to("."))`,
    node: `const receipt = await client.sends.getReceiptPdf("snd_0031Jk7TeApCu0Wq1YgSz5Bf");
console.log(receipt.contentType, receipt.filename, await receipt.saveTo("."));`,
    go: `receipt, err := client.Sends.GetReceiptPDF(ctx, "snd_0031Jk7TeApCu0Wq1YgSz5Bf", nil)
if err != nil {
	return err
}
fmt.Println(receipt.ContentType(), receipt.Filename())
path, err := receipt.SaveTo(".")`,
    ruby: `receipt = client.sends.get_receipt_pdf("snd_0031Jk7TeApCu0Wq1YgSz5Bf")
puts receipt.content_type, receipt.filename
puts receipt.save_to("statements/")`,
    php: `$receipt = $client->sends->getReceiptPdf('snd_0031Jk7TeApCu0Wq1YgSz5Bf');
echo $receipt->saveTo('.');`,
    java: `try (FileResult receipt = client.sends().getReceiptPdf("snd_0031Jk7TeApCu0Wq1YgSz5Bf")) {
  print(receipt.getContentType() + receipt.getFilename());
  print(receipt.saveTo(Path.of(".")));
}`,
    kotlin: `val receipt = client.sends.getReceiptPdf("snd_0031Jk7TeApCu0Wq1YgSz5Bf")
show("\${receipt.contentType} \${receipt.filename}")
show(receipt.save(folder))`,
    dotnet: `var id = "snd_0031Jk7TeApCu0Wq1YgSz5Bf";
using var receipt = await client.Sends.GetReceiptPdfAsync(id);
Console.WriteLine(await receipt.SaveToAsync("."));`,
    dart: `final receipt = await client.sends.getReceiptPdf('snd_0031Jk7TeApCu0Wq1YgSz5Bf');
print('\${receipt.filename} \${await receipt.saveTo('.')}');`,
  },
};

const ERRORS: Extra = {
  title: "Errors",
  words: `An error of the service has its type, code, status, message, \`param\` (the field at
fault), \`details\` of every field at fault, \`meta\`, \`resource\`, \`doc_url\`, the request ID,
whether and after how many seconds it may be tried again, the idempotency key, the attempts and the
raw body. Branch on the code, never on the message. A call without an answer raises another class,
which says whether any try of the request may have arrived. The README lists the classes.`,
  code: {
    python: `from svc import ApiError, ConnectionError

try:
    client.sends.create(target="0771234567", amount="5.00", currency="USD")
except ApiError as refused:
    print(refused.code, refused.status, refused.param, refused.request_id)
except ConnectionError as lost:
    print(lost.maybe_sent, lost.idempotency_key)`,
    node: `import { ApiError, ConnectionError } from "svc-sdk";

try {
  await client.sends.create({ target: "0771234567", amount: "5.00", currency: "USD" });
} catch (error) {
  if (error instanceof ApiError) console.log(error.code, error.status, error.param);
  else if (error instanceof ConnectionError) console.log(error.maybeSent, error.idempotencyKey);
  else throw error;
}`,
    go: `answer, err := client.Sends.Create(ctx, params)
var refused *svc.APIError
var lost *svc.ConnectionError
switch {
case errors.As(err, &refused):
	fmt.Println(refused.Code, refused.Status, refused.Param, refused.RequestID)
case errors.As(err, &lost):
	fmt.Println(lost.MaybeSent, lost.IdempotencyKey)
}`,
    ruby: `begin
  client.sends.create(target: "0771234567", amount: "5.00", currency: "USD")
rescue Svc::ApiError => e
  puts e.code, e.status, e.param, e.request_id
rescue Svc::ConnectionError => e
  puts e.maybe_sent?, e.idempotency_key
end`,
    php: `try {
    $client->sends->create(target: '0771234567', amount: '5.00', currency: 'USD');
} catch (Svc\\Exception\\ApiException $refused) {
    echo $refused->errorCode, $refused->status, $refused->param, $refused->requestId;
} catch (Svc\\Exception\\ConnectionException $lost) {
    echo $lost->maybeSent, $lost->idempotencyKey;
}`,
    java: `try {
  client.sends().create(params);
} catch (ApiException refused) {
  print(refused.getCode() + refused.getStatus() + refused.getParam() + refused.getRequestId());
} catch (ConnectionException lost) {
  print(lost.isMaybeSent() + lost.getIdempotencyKey());
}`,
    kotlin: `try {
  client.sends.create { target("0771234567"); amount("5.00"); currency("USD") }
} catch (refused: ApiException) {
  show("\${refused.code} \${refused.status} \${refused.param} \${refused.requestId}")
} catch (lost: ConnectionException) {
  show("\${lost.isMaybeSent} \${lost.idempotencyKey}")
}`,
    dotnet: `try
{
    await client.Sends.CreateAsync(wanted);
}
catch (SvcApiException refused)
{
    Console.WriteLine($"{refused.Code} {refused.Status} {refused.Param} {refused.RequestId}");
}
catch (SvcConnectionException lost)
{
    Console.WriteLine($"{lost.MaybeSent} {lost.IdempotencyKey}");
}`,
    dart: `try {
  await client.sends.create(target: '0771234567', amount: '5.00', currency: 'USD');
} on ApiException catch (refused) {
  print('\${refused.code} \${refused.status} \${refused.param} \${refused.requestId}');
} on ConnectionException catch (lost) {
  print('\${lost.maybeSent} \${lost.idempotencyKey}');
}`,
  },
};

export const ANSWERS: readonly Extra[] = [LISTS, FILES, ERRORS];
