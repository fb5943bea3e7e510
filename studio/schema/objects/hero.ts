import { defineType, type Rule } from 'sanity'
import { type FactTopic, fact, maxFacts } from '../../../shared/content/shapes/fact.ts'
import {
  date,
  inFieldset,
  line,
  list,
  moreFieldset,
  oneOf,
  paragraph,
  required,
  text,
  withRules,
} from '../fields.ts'
import { lengths } from '../rules/length.ts'
import { actions } from './action.ts'
import { image } from './image.ts'
import { factTopicTitles, mappedTitles } from './optionTitles.ts'

export const hero = defineType({
  name: 'hero',
  title: 'Hero',
  type: 'object',
  preview: { select: { title: 'heading.en' } },
  fieldsets: [moreFieldset],
  fields: [
    required(
      text('heading', 'Heading', 'The largest words on the page.', {
        recommendedLength: lengths.heroHeading,
      }),
    ),
    required(paragraph('text', 'Text', 'One or two sentences below the heading.')),
    ...inFieldset(moreFieldset.name, [
      text(
        'eyebrow',
        'Line above the heading',
        'A few words in small letters. Leave it empty for none.',
      ),
      actions,
      image(
        'image',
        'Image',
        'Beside the heading. The crop button marks what stays visible on small screens.',
      ),
      oneOf(
        'map',
        'Map',
        'Beside the heading, in place of the image. It shows the countries that have it among their “Memberships”.',
        mappedTitles,
      ),
      list(
        'facts',
        'Key facts',
        withRules(fact.shape, [
          oneOf('topic', 'Topic', 'The small words above the fact.', factTopicTitles),
          text('value', 'Fact', 'A few words, such as “60 days, our average”.', {
            recommendedLength: lengths.fact,
          }),
          text('note', 'Note', 'What the fact holds for, or who says it. Leave it empty for none.'),
          date(
            'noteDate',
            'Date of the note',
            'The page shows its month and year; if the section has sources, those of their check.',
          ),
          line('anchor', 'Section', 'The anchor of the section that says more.'),
        ]),
        {
          description:
            'Below the heading: what most visitors look for. At most four, and only what the page itself states.',
          preview: {
            select: { topic: 'topic', title: 'value.en' },
            prepare: ({ topic, title }: { topic?: FactTopic; title?: string }) => ({
              title,
              subtitle: topic && factTopicTitles[topic],
            }),
          },
          validation: (rule: Rule) => rule.max(maxFacts),
        },
      ),
    ]),
  ],
})
