using System;
using System.Globalization;
using System.Linq;
using System.Text.RegularExpressions;

namespace Svc
{
    /// <summary>
    /// Amounts of money as texts: "5.00". Sums are made in whole cents or in decimal, never in
    /// double.
    /// </summary>
    public static class Money
    {
        private static readonly Regex s_form =
            new Regex(@"\A(-?)([0-9]{1,16})(?:\.([0-9]{1,2}))?\z", RegexOptions.CultureInvariant);

        /// <summary>"5.00" as 500. Refuses what is no amount of money.</summary>
        public static long MinorUnits(string amount)
        {
            var match = s_form.Match(amount ?? throw new ArgumentNullException(nameof(amount)));
            if (!match.Success)
            {
                throw new SvcArgumentException($"\"{amount}\" is no amount of money.", null);
            }
            var cents = match.Groups[3].Value.PadRight(2, '0');
            var digits = match.Groups[1].Value + match.Groups[2].Value + cents;
            return long.Parse(digits, CultureInfo.InvariantCulture);
        }

        /// <summary>500 as "5.00".</summary>
        public static string Amount(long minorUnits) => FromDecimal(minorUnits / 100m);

        /// <summary>"5.00" as 5.00. Refuses what is no amount of money.</summary>
        public static decimal ToDecimal(string amount) => MinorUnits(amount) / 100m;

        /// <summary>5.00 as "5.00". Refuses parts of a cent.</summary>
        public static string FromDecimal(decimal amount) =>
            decimal.Round(amount, 2) == amount
                ? amount.ToString("0.00", CultureInfo.InvariantCulture)
                : throw new SvcArgumentException($"{amount} has parts of a cent.", null);

        /// <summary>The sum of amounts of one currency.</summary>
        public static string Sum(params string[] amounts) => Amount(amounts.Sum(MinorUnits));
    }
}
