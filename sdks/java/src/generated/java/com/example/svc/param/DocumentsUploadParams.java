// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.param;

import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.Params;
import com.example.svc.TextOr;
import com.example.svc.model.*;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parameters of {@code documents.upload}. */
public final class DocumentsUploadParams extends Params {
  private DocumentsUploadParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static DocumentsUploadParams of(Fields fields) {
    return new DocumentsUploadParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public DocumentsUploadParams build() {
      return new DocumentsUploadParams(toFields());
    }
  }
}
