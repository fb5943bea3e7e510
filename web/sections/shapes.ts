import { z } from 'zod'
import { issueMessage } from '../../shared/content/shapes/issueMessages.ts'
import { bodies } from './bodies/shape.ts'
import { callToAction } from './callToAction/shape.ts'
import { cards } from './cards/shape.ts'
import { checklist } from './checklist/shape.ts'
import { contactForm } from './contactForm/shape.ts'
import { contactInfo } from './contactInfo/shape.ts'
import { countries } from './countries/shape.ts'
import { downloads } from './downloads/shape.ts'
import { faqs } from './faqs/shape.ts'
import { groupedLists } from './groupedLists/shape.ts'
import { logos } from './logos/shape.ts'
import { medicines } from './medicines/shape.ts'
import { milestones } from './milestones/shape.ts'
import { newsList } from './newsList/shape.ts'
import { people } from './people/shape.ts'
import { pictures } from './pictures/shape.ts'
import { prose } from './prose/shape.ts'
import { questions } from './questions/shape.ts'
import { quotes } from './quotes/shape.ts'
import { serviceList } from './serviceList/shape.ts'
import { stats } from './stats/shape.ts'
import { steps } from './steps/shape.ts'
import { table } from './table/shape.ts'
import { videos } from './videos/shape.ts'

/** A section of any type. The Studio offers the types in this order. */
export const section = z.discriminatedUnion(
  '_type',
  [
    prose,
    stats,
    cards,
    serviceList,
    checklist,
    steps,
    milestones,
    newsList,
    countries,
    bodies,
    people,
    medicines,
    groupedLists,
    table,
    pictures,
    videos,
    quotes,
    logos,
    downloads,
    questions,
    faqs,
    contactInfo,
    contactForm,
    callToAction,
  ],
  {
    error: ({ input }) => {
      const type: unknown = Reflect.get(Object(input), '_type')
      return issueMessage('the site does not know sections of the type “{type}”. Remove it', {
        type: typeof type === 'string' ? type : String(JSON.stringify(type)),
      })
    },
  },
)

export const sectionTypes = section.options.map((option) => option.shape._type.value)

export type SectionType = (typeof sectionTypes)[number]
