// Written by Web/regenerate-regions.sh with ICU 72.1:
// for each region from AA to ZZ, which are numbers in base 36 from 370 on, the last letter of its currency, which
// begins as the region: D for AE, whose currency is AED. A small letter stands for a currency of several regions,
// a number for so many pairs of characters that are no region.
const table = "2abDNc1c2LD1A1dSebD1Gb1N10MD1TbfNDFf1bDDB1eLDNKgP1ND10D1hF1iiFf1jPiYPd1CD1PEkhbK13Mb1e2FK1c1P10D10b1e1b1Pl9NbBR23bDP1e1m2b18iP1cLbnSP2mDF1bibnQe1f1D21D1hL3b1GF17bRb6SnRe1DRKb20n7D1DY24S1SRh3Fc1W1W4D1DT10KPc5o1R6Dpbbb2D11D1bLbbAe2DfKTPebUcbRRKNRN10D1q1fhN1O2b2KR1h2j4D22R23B3NqKP2RNbj3erb2e1G11R39b9N3D1B1F13RDRGK1DPbgbEbfS2DPNRe1kPL10n1ei1bfB1SjeTDPE1Y1D1hD2S10H5X5e5D5US10b1c1S1e1e4D6V20q12T27b28DR14bM15R11W4N4e2s".replace(/\d+/g, (count) => " ".repeat(count));
const shared = "SHP EUR XCD XXX USD XOF NOK AUD XAF NZD ANG MAD DKK GBP CHF ZAR XPF ILS XAG".split(" ");

/** The ISO 4217 code of a region's currency, if it has one. */
export function currencyOf(region) {
  const letter = table[parseInt(region, 36) - 370]?.trim();
  return letter && (shared[letter.charCodeAt() - 97] ?? region + letter);
}
