/** An exact decimal with its thousands apart, every digit as it is: `1234567.50` as `1,234,567.50`. */
export function amountText(amount: string): string {
  const [whole = "", ...decimals] = amount.split(".");
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ","), ...decimals].join(".");
}
