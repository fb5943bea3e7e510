import { Landmark } from 'lucide-react'
import { line, list, page, paragraph, points, text } from '../../../studio/schema/fields.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { bodies } from './shape.ts'

export const bodiesForm = sectionForm(bodies, {
  title: 'Regulatory bodies',
  description: 'Authorities, with our services for each and a link to its page.',
  icon: Landmark,
  outline,
  findBy: 'authorities, agencies, regulators, fda',
  fields: [
    list('items', 'Organizations', [
      text('name', 'Short name', 'The name in common use, such as NAFDAC.'),
      text('fullName', 'Full name', 'Its name in full.'),
      paragraph('text', 'Text', 'One or two sentences about what it does.'),
      points('services', 'Our services', 'What we do there, one a line.'),
      line(
        'countryCount',
        'Countries it covers',
        'A number, such as 194, or {countries.waho} for that of the members of WAHO on this site.',
      ),
      page('page', 'Page', 'The page about this authority.'),
    ]),
  ],
})
