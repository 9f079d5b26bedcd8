// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.model;

import com.example.svc.Expandable;
import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.SvcObject;
import com.example.svc.SvcVariant;
import com.example.svc.TextOr;
import com.example.svc.runtime.Decode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A form with a file, sent as {@code multipart/form-data}.
 */
public final class DocumentUpload extends SvcObject {
  private DocumentUpload(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static DocumentUpload of(Fields fields) {
    return new DocumentUpload(fields);
  }

  /**
   * Purpose of the document.
   */
  public String getPurpose() {
    return fields.text("purpose");
  }

  /**
   * The file: PDF, JPEG or PNG.
   */
  public byte[] getFile() {
    return fields.get("file", Decode.BYTES);
  }

  /**
   * Name of the file. Default: the one in the head of {@code file}.
   * Type: {@code FileName}.
   */
  public @Nullable String getFilename() {
    return fields.text("filename");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a DocumentUpload is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Purpose of the document.
     */
    public Builder purpose(String value) {
      set("purpose", value);
      return this;
    }

    /**
     * The file: PDF, JPEG or PNG.
     */
    public Builder file(byte[] value) {
      set("file", value);
      return this;
    }

    /**
     * Name of the file. Default: the one in the head of {@code file}.
     * Type: {@code FileName}.
     */
    public Builder filename(String value) {
      set("filename", value);
      return this;
    }

    /** The object with what was given so far. */
    public DocumentUpload build() {
      return new DocumentUpload(toFields());
    }
  }
}
