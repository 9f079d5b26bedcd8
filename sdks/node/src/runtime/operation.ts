/** What is known of a method's request; one row of the generated table. */
export interface Operation {
  readonly key: string;
  readonly verb: string;
  /** With placeholders: `/sends/{send_id}`. */
  readonly path: string;
  readonly shape?: "json" | "list" | "numbered" | "file" | "none";
  /** The name of what comes back; of a list, of its elements. */
  readonly result?: string;
  /** The path argument that is the id of what comes back. */
  readonly identified_by?: string;
  readonly accept?: string;
  /** The names that are sent in the query, as they are on the wire. */
  readonly query?: readonly string[];
  readonly body?: boolean;
  /** The argument that is a file; with one, the body is a form. */
  readonly file_field?: string;
  /** Whether the request may be sent again when its answer was lost. */
  readonly retry: "safe" | "keyed" | "once";
  readonly sends_key?: boolean;
  readonly auth?: "key" | "none" | "program";
  readonly cursor?: "none" | "forward" | "both";
  readonly fixed_in?: "query" | "body";
  readonly fixed_field?: string;
  readonly fixed_value?: string | boolean;
}

/** A row as it is written: most methods may be repeated, and the table names them. */
type Row = Omit<Operation, "key" | "retry"> & Partial<Pick<Operation, "retry">>;

/** Completes the rows of a table. */
export function named<const Rows extends Readonly<Record<string, Row>>>(
  rows: Rows,
): { readonly [Key in keyof Rows]: Operation & Rows[Key] } {
  const entries = Object.entries(rows).map(([key, row]) => [key, { key, retry: "safe", ...row }]);
  return Object.fromEntries(entries);
}
