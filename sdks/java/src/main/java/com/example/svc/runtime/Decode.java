package com.example.svc.runtime;

import com.example.svc.Expandable;
import com.example.svc.Fields;
import com.example.svc.Moment;
import com.example.svc.SvcObject;
import com.example.svc.TextOr;
import java.util.Base64;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** From parsed JSON to a type; null of what has another form than this version knows. */
public interface Decode<T> {
  /** A text. */
  Decode<String> TEXT = raw -> raw instanceof String ? (String) raw : null;

  /** A whole number. */
  Decode<Long> INTEGER = raw -> raw instanceof Long ? (Long) raw : null;

  /** A number. */
  Decode<Double> NUMBER = raw -> raw instanceof Number ? ((Number) raw).doubleValue() : null;

  /** A boolean. */
  Decode<Boolean> FLAG = raw -> raw instanceof Boolean ? (Boolean) raw : null;

  /** Any value, as it came. */
  Decode<Object> ANY = raw -> raw;

  /** Bytes of a request; within JSON they are base64. */
  Decode<byte[]> BYTES =
      raw -> {
        if (raw instanceof byte[]) return (byte[]) raw;
        return raw instanceof String ? Base64.getDecoder().decode((String) raw) : null;
      };

  /** A moment of a request. */
  Decode<Moment> MOMENT =
      raw -> {
        if (raw instanceof Long) return Moment.unix((Long) raw);
        return raw instanceof String ? Moment.text((String) raw) : null;
      };

  /** The value of parsed JSON that is not null. */
  @Nullable T from(Object raw);

  /** An object. */
  static <T> Decode<T> object(Function<Fields, T> make) {
    return raw -> raw instanceof Map ? make.apply(Fields.ofObject(raw)) : null;
  }

  /** An object or its id. */
  static <T> Decode<Expandable<T>> expandable(Function<Fields, T> make) {
    return raw -> {
      if (raw instanceof String) return new Expandable<>((String) raw, null);
      if (!(raw instanceof Map)) return null;
      Fields fields = Fields.ofObject(raw);
      return new Expandable<>(fields.text("id"), make.apply(fields));
    };
  }

  /** A text or an object. */
  static <T extends SvcObject> Decode<TextOr<T>> textOr(Function<Fields, T> make) {
    return raw -> {
      if (raw instanceof String) return TextOr.text((String) raw);
      return raw instanceof Map ? TextOr.object(make.apply(Fields.ofObject(raw))) : null;
    };
  }

  /** A list. */
  static <T> Decode<List<T>> list(Decode<T> of) {
    return raw -> {
      if (!(raw instanceof List)) return null;
      List<T> list = new ArrayList<>();
      for (Object one : (List<?>) raw) list.add(one == null ? null : of.from(one));
      return Collections.unmodifiableList(list);
    };
  }

  /** An object whose names are values, such as currencies. */
  static <T> Decode<Map<String, T>> map(Decode<T> of) {
    return raw -> {
      if (!(raw instanceof Map)) return null;
      Map<String, T> map = new LinkedHashMap<>();
      Json.object(raw).forEach((name, one) -> map.put(name, one == null ? null : of.from(one)));
      return Collections.unmodifiableMap(map);
    };
  }
}
