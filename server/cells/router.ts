/** The cells, where their processes are, and where the router in front listens. */
export interface Router {
  readonly cells: readonly RoutedCell[];
  /** The cell of requests that name none: with secrets of before, or without any. */
  readonly home: string;
  /** As the router writes it, such as `*:8080`. */
  readonly listen: string;
  /** A certificate with its key, as one PEM file; null for plain HTTP behind another proxy. */
  readonly certificate: string | null;
  /** The file that names the cells of keys by their hashes; null where no account has moved. */
  readonly moved: string | null;
}

export interface RoutedCell {
  readonly cell: string;
  /** Each `host:port` of an api process. */
  readonly servers: readonly string[];
}

/** A request may be written to us for this long, and wait for its answer. */
export const TIMEOUT_SECONDS = 65;
/** The answer to requests for a cell that is away. */
export const AWAY = "This part of the service is away. Try again in a few seconds.";
export const AWAY_SECONDS = 5;
