/**
 * Font sizes of labels on maps, in the map's unit. Maps of Africa are about 510 to 640 wide, those of West
 * Africa 885. At the widths on pages, texts are at least 11 px high, and 9 px on a phone of 320 px.
 */
export const mapText = {
  names: { regular: 15.5, wide: 13, narrow: 22 },
  codes: { regular: 14.2, wide: 11.5, narrow: 18.5 },
  inset: { regular: 14, wide: 13.5, narrow: 30 },
} as const
