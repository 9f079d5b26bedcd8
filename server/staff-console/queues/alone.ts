/** What one person may give away, or give back on their word, alone. Units: minor units. */
export const ALONE_MINOR_MAX = { USD: 100_00n, ZWG: 2_500_00n } as const;
