// package:crypto/crypto.dart
class Hash { Digest convert(List<int> input); }
class Digest { Digest(List<int> bytes); List<int> get bytes; }
class Hmac { Hmac(Hash hash, List<int> key); Digest convert(List<int> data); }
const Hash sha256 = Hash();
