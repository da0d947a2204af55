import { toWireAmount } from '../http/wire-input.js';
import { nameIn, type CatalogueGame } from '../games/catalogue.js';

/** A game as the wire shows it (ENT-01). */
export function toWireGame(game: CatalogueGame, language: string) {
  return {
    nodeId: String(game.nodeId),
    vassalage: game.vassalage,
    vendorName: game.vendorName,
    gameCode: game.gameCode,
    gameType: game.gameType,
    gameClassify: game.gameClassify,
    gameName: nameIn(game, language),
    nodeName: game.nodeName,
    minBet: toWireAmount(game.minBet),
    minLineNum: game.minLineNum,
    isHot: game.isHot ? 1 : 0,
    showIcon: game.showIcon,
    iconUrl: game.showIcon,
    supportPlay: game.supportPlay,
    isGame: game.isGame,
    maintenance: game.maintenance,
    fbLaunch: game.fbLaunch,
  };
}

/** One page of a list, from 1; a page beyond the last is empty. */
export function pageOf<T>(items: T[], pageNo: number, pageSize: number): { items: T[]; totalPages: number } {
  return { items: items.slice((pageNo - 1) * pageSize, pageNo * pageSize), totalPages: Math.ceil(items.length / pageSize) };
}
