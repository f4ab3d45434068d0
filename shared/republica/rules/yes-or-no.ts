import { message } from '../words/message.ts'

/** The options of a question that is answered by yes or no. */
export const yesOrNo = [
  { key: 'yes', label: message('option.yes'), value: true },
  { key: 'no', label: message('option.no'), value: false }
] as const
