// dart:io
abstract class IOException implements Exception {}
class SocketException implements IOException { const SocketException(String message, {OSError? osError, InternetAddress? address, int? port}); String get message; OSError? get osError; }
class TlsException implements IOException { const TlsException([String message = '', OSError? osError]); }
class HandshakeException extends TlsException { const HandshakeException([String message = '', OSError? osError]); }
class HttpException implements IOException { const HttpException(String message, {Uri? uri}); String get message; Uri? get uri; }
class FileSystemException implements IOException { const FileSystemException([String message = '', String? path = '', OSError? osError]); String get message; }
class OSError implements Exception { String get message; int get errorCode; }
class Platform { static Map<String, String> get environment; static String get version; static String get pathSeparator; static String get operatingSystem; static Uri get script; static String get resolvedExecutable; }
class InternetAddress { static InternetAddress get loopbackIPv4; static InternetAddress get anyIPv4; String get address; }
class HttpHeaders { static String get acceptEncodingHeader; static String get contentTypeHeader; static String get contentLengthHeader; void set(String name, Object value, {bool preserveHeaderCase = false}); void add(String name, Object value, {bool preserveHeaderCase = false}); String? value(String name); void forEach(void Function(String name, List<String> values) action); List<String>? operator [](String name); int contentLength; bool persistentConnection; bool chunkedTransferEncoding; ContentType? contentType; }
class ContentType { static ContentType get json; static ContentType get text; static ContentType get html; static ContentType get binary; ContentType(String primaryType, String subType, {String? charset}); }
class HttpClient { HttpClient({SecurityContext? context}); Duration? connectionTimeout; Duration idleTimeout; bool autoUncompress; String? userAgent; String Function(Uri url)? findProxy; static String findProxyFromEnvironment(Uri url, {Map<String, String>? environment}); int? maxConnectionsPerHost; Future<HttpClientRequest> openUrl(String method, Uri url); Future<HttpClientRequest> getUrl(Uri url); Future<HttpClientRequest> postUrl(Uri url); void close({bool force = false}); }
class SecurityContext { SecurityContext({bool withTrustedRoots = false}); void setTrustedCertificates(String file, {String? password}); }
class IOSink implements StreamConsumer<List<int>> { void add(List<int> data); void write(Object? object); void writeln([Object? object = '']); Future<Object?> flush(); Future<Object?> close(); Future<Object?> addStream(Stream<List<int>> stream); Future<Object?> get done; }
class Stdout extends IOSink {}
class Stdin extends Stream<List<int>> { String? readLineSync(); }
class HttpClientRequest extends IOSink { bool followRedirects; bool persistentConnection; int contentLength; bool bufferOutput; HttpHeaders get headers; String get method; Uri get uri; Future<HttpClientResponse> close(); Future<HttpClientResponse> get done; void abort([Object? exception, StackTrace? stackTrace]); }
class HttpClientResponse extends Stream<List<int>> { int get statusCode; String get reasonPhrase; int get contentLength; HttpHeaders get headers; bool get isRedirect; }
class HttpServer extends Stream<HttpRequest> { static Future<HttpServer> bind(Object? address, int port, {int backlog = 0, bool v6Only = false, bool shared = false}); int get port; InternetAddress get address; Future<Object?> close({bool force = false}); }
class HttpRequest extends Stream<Uint8List> { HttpHeaders get headers; String get method; Uri get uri; HttpResponse get response; int get contentLength; }
class HttpResponse extends IOSink { int statusCode; String reasonPhrase; int contentLength; bool persistentConnection; HttpHeaders get headers; Future<Socket> detachSocket({bool writeHeaders = true}); }
class HttpStatus { static int get ok; static int get noContent; static int get badRequest; }
class HttpDate { static DateTime parse(String date); static String format(DateTime date); }
class Socket extends Stream<Uint8List> implements IOSink { void destroy(); Future<Object?> close(); Future<Object?> flush(); void add(List<int> data); void write(Object? object); int get port; InternetAddress get remoteAddress; }
class FileMode { static FileMode get read; static FileMode get write; static FileMode get append; static FileMode get writeOnly; }
class FileSystemEntity { static Future<bool> isDirectory(String path); static bool isDirectorySync(String path); String get path; Future<FileSystemEntity> delete({bool recursive = false}); void deleteSync({bool recursive = false}); Future<bool> exists(); bool existsSync(); Uri get uri; }
class File extends FileSystemEntity { File(String path); Future<RandomAccessFile> open({FileMode mode = FileMode.read}); Future<File> rename(String newPath); Future<File> create({bool recursive = false, bool exclusive = false}); Future<String> readAsString(); String readAsStringSync(); Future<Uint8List> readAsBytes(); Uint8List readAsBytesSync(); Future<File> writeAsString(String contents, {bool flush = false}); Stream<List<int>> openRead([int? start, int? end]); Future<int> length(); int lengthSync(); }
class Directory extends FileSystemEntity { Directory(String path); static Directory get systemTemp; static Directory get current; Future<Directory> createTemp([String? prefix]); Directory createTempSync([String? prefix]); Stream<FileSystemEntity> list({bool recursive = false, bool followLinks = true}); List<FileSystemEntity> listSync({bool recursive = false, bool followLinks = true}); }
class RandomAccessFile { Future<RandomAccessFile> writeFrom(List<int> buffer, [int start = 0, int? end]); Future<void> close(); }
class Process { static Future<Process> start(String executable, List<String> arguments, {String? workingDirectory, Map<String, String>? environment}); Stream<List<int>> get stdout; Stream<List<int>> get stderr; IOSink get stdin; bool kill(); Future<int> get exitCode; }
external Never exit(int code);
final Stdin stdin = Stdin();
final Stdout stdout = Stdout();
final Stdout stderr = Stdout();
int exitCode = 0;
