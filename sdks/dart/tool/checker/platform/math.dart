// dart:math
class Random { Random([int? seed]); Random.secure(); int nextInt(int max); double nextDouble(); bool nextBool(); }
external T min<T>(T a, T b);
external T max<T>(T a, T b);
external num pow(num x, num exponent);
