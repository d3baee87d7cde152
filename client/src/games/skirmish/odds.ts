/** What comes in thousandths, to a tenth. */
export const average = (thousandths: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    thousandths / 1000,
  );

/** Odds in words: they come in thousandths. */
export const percent = (thousandths: number): string => {
  const rounded = Math.round(thousandths / 10);
  if (rounded === 0 && thousandths > 0) return '<1 %';
  if (rounded === 100 && thousandths < 1000) return '>99 %';
  return `${rounded} %`;
};
