/**
 * SQL of the function that tells the time to every statement: the start of the transaction, as
 * `now()`. A server that is told to run ahead by `svc.clock_ahead`, an interval, does so for all of
 * its sessions; only tests tell it, who so begin at any day and hour that they choose.
 *
 * It is inlined, so it costs what `now()` costs and is looked up in indexes as that is.
 */
export function svcNowFunction(): string {
  return [
    "CREATE FUNCTION svc_now() RETURNS timestamp with time zone",
    "LANGUAGE sql STABLE PARALLEL SAFE AS $$",
    "  SELECT now()",
    "    + coalesce(nullif(current_setting('svc.clock_ahead', true), ''), '0')::interval",
    "$$;",
  ].join("\n");
}
