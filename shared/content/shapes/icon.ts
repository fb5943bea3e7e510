import { z } from 'zod'
import { iconNames } from '../iconNames.ts'

export const icon = z.enum(iconNames, 'is not an icon of the list')
