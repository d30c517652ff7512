/** The highest rate that a catalogue or a setting may name (basis points): above Switzerland's, below a slip. */
export const highestVatRate = 2_500;
