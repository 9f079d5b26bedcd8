/// Sells airtime, data and electricity tokens in Zimbabwe from prepaid Credit.
///
/// Make one [Svc] and share it. Every method sends a request again only where that cannot sell
/// twice, and answers one type or throws one typed exception.
library;

export 'src/client.dart' show Svc;
export 'src/generated/enums.dart';
export 'src/generated/facts.dart' show ErrorCodes, apiVersion, version;
export 'src/generated/models.dart';
export 'src/generated/resources.dart';
export 'src/runtime/error.dart' hide exceptionOf;
export 'src/runtime/file.dart' show FileResult;
export 'src/runtime/hooks.dart' hide maskedHeaders;
export 'src/runtime/log.dart' show LogLevel, Logger;
export 'src/runtime/model.dart' show Empty, SvcObject;
export 'src/runtime/money.dart';
export 'src/runtime/options.dart';
export 'src/runtime/page.dart' show Page, PageRequest;
export 'src/runtime/response.dart';
export 'src/runtime/transport.dart' hide userAgent;
export 'src/runtime/values.dart';
export 'src/runtime/webhook.dart' show Webhooks;
