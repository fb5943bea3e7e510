import { z } from 'zod'
import { filingRoutes } from '../../../shared/content/countries/filingRoutes.ts'
import {
  boolean,
  list,
  paragraph,
  points,
  studioField,
  text,
} from '../../../shared/content/fields.ts'
import * as fragments from '../../../shared/content/lists/fragments.ts'
import { duration } from '../../../shared/content/shapes/duration.ts'
import { action } from '../../../shared/content/shapes/link.ts'
import { optionalPoints, point } from '../../../shared/content/shapes/points.ts'
import { drawable, sectionTexts } from '../sectionFields.ts'

/** Cards: services, values, benefits, standards, reasons. */
export const cards = z
  .object({
    ...drawable,
    _type: z.literal('cards'),
    sideBySide: boolean(
      'Side by side',
      'For cards with links: up to four beside each other. Otherwise, each has a line of its own.',
    ).optional(),
    items: list('Cards', {
      title: text('Title', 'The heading of the card.'),
      tag: text('Tag', 'A word or two beside the title.').optional(),
      duration: studioField(
        'Time it takes',
        'If all cards have one, they are compared to scale.',
        duration,
      ).optional(),
      text: paragraph('Text', 'A sentence or two. Leave it empty for none.').optional(),
      features: points('Points', 'Short points, one a line.', optionalPoints(point)),
      link: studioField(
        'Link',
        'The page that the card opens. Choose nothing for a card without a link.',
        action,
        (name) => `select(defined(${name}) => ${name}${fragments.action})`,
      ).optional(),
      route: studioField(
        'Route to a trademark',
        'If the card is about one: the filing planner of this page shows the time of the card.',
        z.enum(filingRoutes, 'is missing or unknown'),
      ).optional(),
      /** The country's id. */
      reportingCountry: studioField(
        'Where to report: country',
        'For a card that says where to report a suspect medicine in a country: its own page then shows the text, points and link of the card.',
        z.string(),
        (name) => `${name}._ref`,
      ).optional(),
    }),
  })
  .register(sectionTexts, {
    title: 'Cards',
    description: 'Services, values, benefits or programmes, one card each.',
    findBy: 'boxes, tiles, features, benefits, values',
  })
