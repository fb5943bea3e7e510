import { ListChecks } from 'lucide-react'
import { defineField } from 'sanity'
import { serviceGroupField } from '../objects/serviceGroupField.ts'
import { required } from '../rules/required.ts'
import { defineSection } from './defineSection.ts'

export const serviceList = defineSection({
  name: 'serviceList',
  title: 'Service pages',
  description: 'A card for each published service page of a group.',
  icon: ListChecks,
  fields: [defineField({ ...serviceGroupField, validation: required })],
})
