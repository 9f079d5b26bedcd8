import 'dart:io';

import '../generated/facts.dart';
import 'error.dart';

final _loopback = RegExp(r'^(?:localhost|127(?:\.\d{1,3}){3}|::1)$');
final _slashes = RegExp(r'/+$');

/// The address without a slash at its end and with the base path, from the argument or the
/// environment's SVC_URL. Plain http is for this machine only, because a key travels readable.
String resolveAddress(String? given, {required bool allowInsecureHttp}) {
  final text = given ?? Platform.environment['SVC_URL'] ?? '';
  if (text.isEmpty) {
    throw ConfigurationException('Set baseUrl, or SVC_URL in the environment.');
  }
  final url = Uri.tryParse(text);
  if (url == null || url.host.isEmpty) {
    throw ConfigurationException('baseUrl is not an address.');
  }
  if (url.scheme != 'https' && url.scheme != 'http') {
    throw ConfigurationException('baseUrl is not an http or https address.');
  }
  if (url.userInfo.isNotEmpty || url.hasQuery || url.hasFragment) {
    throw ConfigurationException(
      'baseUrl has a user, a query or a fragment; give the bare address.',
    );
  }
  if (url.scheme == 'http' && !_loopback.hasMatch(url.host) && !allowInsecureHttp) {
    throw ConfigurationException(
      'baseUrl is http and not this machine: a key would travel readable. Use https, or set '
      'allowInsecureHttp.',
    );
  }
  final path = url.path.replaceFirst(_slashes, '');
  return '${url.origin}${path.endsWith(basePath) ? path : path + basePath}';
}
