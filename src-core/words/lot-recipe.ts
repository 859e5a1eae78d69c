/** What gives the lot again with standard tools: of its first eight digits, an even number is White. */
export const lotRecipe = (number: number, secret: string): string =>
  `printf '%s\\n1\\n0\\n%s\\n0' ${secret} ${number} | sha256sum`;
