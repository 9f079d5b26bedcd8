package com.example.svc;

import com.example.svc.resource.Groups;
import com.example.svc.runtime.Address;
import com.example.svc.runtime.ApiKey;
import com.example.svc.runtime.CallLog;
import com.example.svc.runtime.Facts;
import com.example.svc.runtime.HttpTransport;
import com.example.svc.runtime.Settings;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A client of the service; make one and share it among all threads. */
public final class Svc extends Groups {
  private Svc(Settings settings) {
    super(settings);
  }

  /** A client with its address and its key from SVC_URL and SVC_KEY in the environment. */
  public static Svc create() {
    return builder().build();
  }

  /** Collects the settings of a client. */
  public static Builder builder() {
    return new Builder();
  }

  /** Where it calls, with the base path. */
  public String getBaseUrl() {
    return settings.address;
  }

  /** Whether its key is of live mode: money moves. */
  public boolean isLivemode() {
    return settings.key.isLivemode();
  }

  /** {@code sk}, {@code rk}, {@code pk} or {@code ak}. */
  public String getKeyKind() {
    return settings.key.getKind();
  }

  /** Shows no key. */
  @Override
  public String toString() {
    return "Svc(" + getBaseUrl() + ", " + getKeyKind() + ", livemode " + isLivemode() + ")";
  }

  /** What all calls of this client share. */
  public Settings settings() {
    return settings;
  }

  /** Collects the settings of a client. */
  public static final class Builder {
    private @Nullable String apiKey;
    private @Nullable String baseUrl;
    private Duration timeout = Duration.ofMinutes(1);
    private Duration readTimeout = Duration.ofSeconds(30);
    private Duration connectTimeout = Duration.ofSeconds(5);
    private int maxRetries = 2;
    private String userAgent =
        "svc-java/" + Facts.VERSION + " (java " + System.getProperty("java.version") + ")";
    private @Nullable Transport transport;
    private Hooks hooks = new Hooks() {};
    private @Nullable LogLevel logLevel;
    private System.@Nullable Logger logger;
    private boolean allowInsecureHttp;

    private Builder() {}

    /** A key such as {@code svc_sk_test_…}; SVC_KEY of the environment if left out. */
    public Builder apiKey(String key) {
      apiKey = key;
      return this;
    }

    /** Where the service is, with or without its base path; SVC_URL if left out. */
    public Builder baseUrl(String url) {
      baseUrl = url;
      return this;
    }

    /** For a call with all its tries and pauses; a minute if left out. */
    public Builder timeout(Duration bound) {
      timeout = bound;
      return this;
    }

    /** For a try to begin to answer, and between two parts of an answer; 30 s if left out. */
    public Builder readTimeout(Duration bound) {
      readTimeout = bound;
      return this;
    }

    /** For opening a connection; 5 s if left out. Unused with a transport of your own. */
    public Builder connectTimeout(Duration bound) {
      connectTimeout = bound;
      return this;
    }

    /** How often a call is sent again, where that is safe; 2 if left out. */
    public Builder maxRetries(int count) {
      maxRetries = count;
      return this;
    }

    /** A transport of your own, such as that of a test. */
    public Builder transport(Transport own) {
      transport = own;
      return this;
    }

    /** Called around every try, with secrets masked. */
    public Builder hooks(Hooks own) {
      hooks = own;
      return this;
    }

    /** What is logged; SVC_SDK_LOG of the environment if left out. */
    public Builder logLevel(LogLevel level) {
      logLevel = level;
      return this;
    }

    /** Takes the log, which else goes to standard error; without a level it is handed all lines. */
    public Builder logger(System.Logger own) {
      logger = own;
      return this;
    }

    /** Names an SDK that is built on this one: {@code svc-kotlin/0.1.0 (kotlin 2.4)}. */
    public Builder userAgent(String text) {
      userAgent = text;
      return this;
    }

    /** Takes an http address that is not this machine's. A key travels readable over it. */
    public Builder allowInsecureHttp(boolean allowed) {
      allowInsecureHttp = allowed;
      return this;
    }

    /**
     * The client. Refuses: a key of another form, an address that is none, and plain http to
     * another machine.
     */
    public Svc build() {
      ApiKey key = ApiKey.resolve(apiKey);
      String address = Address.resolve(baseUrl, allowInsecureHttp);
      Transport used = transport == null ? HttpTransport.of(connectTimeout) : transport;
      CallLog log = CallLog.of(logLevel, logger);
      return new Svc(
          new Settings(
              address, key, userAgent, used, hooks, log, timeout, readTimeout, maxRetries));
    }
  }
}
