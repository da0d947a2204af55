const ROUTES: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
};

/** Lottery screen of a vendor (NAV-39..41), undefined for others. */
export function lotteryRoute(vendorCode: string, gameCode: string): string | undefined {
  const path = ROUTES[vendorCode];
  return path && (gameCode ? `${path}?gameCode=${encodeURIComponent(gameCode)}` : path);
}

/** Games that a lottery screen plays. */
export function isLottery({ vendorCode }: { vendorCode: string }): boolean {
  return vendorCode in ROUTES;
}
