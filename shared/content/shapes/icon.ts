import { z } from 'zod'

/** The icons that an editor can choose for a card or a service. */
export const iconNames = [
  'award',
  'badgeCheck',
  'book',
  'boxes',
  'building',
  'clipboard',
  'clock',
  'document',
  'factory',
  'flask',
  'globe',
  'government',
  'growth',
  'handshake',
  'health',
  'idea',
  'leaf',
  'location',
  'mail',
  'microscope',
  'people',
  'phone',
  'pill',
  'scale',
  'search',
  'shield',
  'stamp',
  'temperature',
  'training',
  'truck',
] as const

export type IconName = (typeof iconNames)[number]

export const icon = z.enum(iconNames, 'is not an icon of the list')
