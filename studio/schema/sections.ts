import {
  AlignLeft,
  ChartColumn,
  Clapperboard,
  Contact,
  Download,
  Handshake,
  Images,
  Landmark,
  LayoutGrid,
  ListChecks,
  ListOrdered,
  Mail,
  Map as MapIcon,
  Megaphone,
  MessageCircleMore,
  MessageCircleQuestionMark,
  Milestone,
  Newspaper,
  Pill,
  Quote,
  Rows3,
  SquareCheck,
  Table2,
  UsersRound,
} from 'lucide-react'
import { type SectionType, section } from '../../web/sections/shapes.ts'
import { questionList } from '../forms/questions/questionList.ts'
import { optionsOf } from './fields.ts'
import { listedImage } from './objects/image.ts'
import { newsTopicTitles, serviceGroupTitles } from './objects/optionTitles.ts'
import { nothingDrawn } from './rules/nothingDrawn.ts'
import { type SectionPart, sectionForm } from './sectionForm.ts'
import bodies from './sections/bodies.svg'
import callToAction from './sections/callToAction.svg'
import cards from './sections/cards.svg'
import { cardsFields } from './sections/cards.ts'
import checklist from './sections/checklist.svg'
import contactForm from './sections/contactForm.svg'
import contactInfo from './sections/contactInfo.svg'
import countries from './sections/countries.svg'
import { countriesFields } from './sections/countries.ts'
import downloads from './sections/downloads.svg'
import { downloadsFields } from './sections/downloads.ts'
import faqs from './sections/faqs.svg'
import groupedLists from './sections/groupedLists.svg'
import { groupedListsFields } from './sections/groupedLists.ts'
import logos from './sections/logos.svg'
import medicines from './sections/medicines.svg'
import milestones from './sections/milestones.svg'
import newsList from './sections/newsList.svg'
import people from './sections/people.svg'
import pictures from './sections/pictures.svg'
import prose from './sections/prose.svg'
import questions from './sections/questions.svg'
import quotes from './sections/quotes.svg'
import serviceList from './sections/serviceList.svg'
import stats from './sections/stats.svg'
import steps from './sections/steps.svg'
import { stepsFields } from './sections/steps.ts'
import table from './sections/table.svg'
import { tableFields } from './sections/table.ts'
import videos from './sections/videos.svg'
import { videosFields } from './sections/videos.ts'

type ShapeOf<Type> = Extract<
  (typeof section.options)[number],
  { shape: { _type: { value: Type } } }
>

/** What only the Studio has of each section type. A missing type does not compile. */
const parts: { [Type in SectionType]: SectionPart<ShapeOf<Type>> } = {
  prose: { icon: AlignLeft, outline: prose },
  stats: {
    icon: ChartColumn,
    outline: stats,
    fields: { items: { validation: (rule) => rule.custom(nothingDrawn).warning() } },
  },
  cards: { icon: LayoutGrid, outline: cards, fields: cardsFields },
  serviceList: {
    icon: ListChecks,
    outline: serviceList,
    editedUnder: { title: 'Services', path: 'structure/services' },
    fields: { group: { type: 'string', options: { list: optionsOf(serviceGroupTitles) } } },
  },
  checklist: { icon: SquareCheck, outline: checklist },
  steps: { icon: ListOrdered, outline: steps, fields: stepsFields },
  milestones: {
    icon: Milestone,
    outline: milestones,
    editedUnder: { title: 'Company milestones', path: 'structure/milestone' },
  },
  newsList: {
    icon: Newspaper,
    outline: newsList,
    editedUnder: { title: 'News', path: 'structure/news' },
    fields: {
      shows: {
        type: 'string',
        options: {
          list: optionsOf({
            newest: 'All news',
            aboutThisPage: 'News about this service',
            ...newsTopicTitles,
          }),
        },
        initialValue: 'newest',
      },
    },
  },
  countries: {
    icon: MapIcon,
    outline: countries,
    editedUnder: { title: 'Countries', path: 'structure/country' },
    fields: countriesFields,
  },
  bodies: { icon: Landmark, outline: bodies },
  people: {
    icon: UsersRound,
    outline: people,
    editedUnder: { title: 'People', path: 'structure/person' },
    fields: {
      people: {
        type: 'array',
        of: [{ type: 'reference', to: [{ type: 'person' }] }],
        validation: (rule) => rule.unique(),
      },
    },
  },
  medicines: { icon: Pill, outline: medicines },
  groupedLists: { icon: Rows3, outline: groupedLists, fields: groupedListsFields },
  table: { icon: Table2, outline: table, fields: tableFields },
  pictures: {
    icon: Images,
    outline: pictures,
    fields: { items: { type: 'array', options: { layout: 'grid' }, of: [listedImage] } },
  },
  videos: { icon: Clapperboard, outline: videos, fields: videosFields },
  quotes: {
    icon: Quote,
    outline: quotes,
    fields: {
      items: { preview: { select: { title: 'text.en', subtitle: 'name', media: 'image' } } },
    },
  },
  logos: {
    icon: Handshake,
    outline: logos,
    fields: { items: { preview: { select: { title: 'name', subtitle: 'url', media: 'image' } } } },
  },
  downloads: { icon: Download, outline: downloads, fields: downloadsFields },
  questions: { icon: MessageCircleMore, outline: questions, fields: { questions: questionList } },
  faqs: {
    icon: MessageCircleQuestionMark,
    outline: faqs,
    editedUnder: { title: 'FAQ', path: 'structure/faqCategory' },
  },
  contactInfo: {
    icon: Contact,
    outline: contactInfo,
    editedUnder: { title: 'Site settings', path: 'structure/siteSettings' },
  },
  contactForm: { icon: Mail, outline: contactForm },
  callToAction: { icon: Megaphone, outline: callToAction },
}

/** All section types, in the order of the menu of new sections. */
export const sections = section.options.map((shape) =>
  sectionForm(shape, parts[shape.shape._type.value]),
)
