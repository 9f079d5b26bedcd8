/// What is known of a method's request; one row of the generated table.
final class Operation {
  /// A row; what is left out is the usual.
  const Operation({
    required this.key,
    required this.verb,
    required this.path,
    required this.retry,
    this.shape = 'json',
    this.result = '',
    this.identifiedBy,
    this.accept = 'application/json',
    this.query = const [],
    this.body = false,
    this.fileField,
    this.sendsKey = false,
    this.auth = 'key',
    this.cursor = 'none',
    this.fixedIn = '',
    this.fixedField,
    this.fixedValue,
  });

  /// Its name, such as `sends.create`.
  final String key;

  /// The method of the request, in capitals.
  final String verb;

  /// With placeholders: `/sends/{send_id}`.
  final String path;

  /// Whether the request may be sent again when its answer was lost: `safe`, `keyed` or `once`.
  final String retry;

  /// `json`, `list`, `numbered`, `file` or `none`.
  final String shape;

  /// The name of what comes back; of a list, of its elements.
  final String result;

  /// The path argument that is the id of what comes back; null where another object comes.
  final String? identifiedBy;

  /// The media type that comes back.
  final String accept;

  /// The names that are sent in the query, as they are on the wire.
  final List<String> query;

  /// Whether it has a body.
  final bool body;

  /// The argument that is a file; with one, the body is a form.
  final String? fileField;

  /// Whether it carries an Idempotency-Key.
  final bool sendsKey;

  /// `key`, `none` or `program`.
  final String auth;

  /// Of a list: `none`, `forward` or `both`.
  final String cursor;

  /// Where the method says something by itself: `query` or `body`.
  final String fixedIn;

  /// The field that it sets; null of none.
  final String? fixedField;

  /// What it sets it to.
  final Object? fixedValue;
}
