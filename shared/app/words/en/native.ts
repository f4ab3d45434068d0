import { english } from '../gaps.ts'

/** What the installed app says outside its page, in the system's own dialogs. */
export const native = english({
  campaignFiles: 'Campaign files',
  importTitle: 'Import campaign files',
  exportTitle: 'Export the campaign',
  storyTitle: 'Save the story of the campaign',
  storyFiles: 'Web pages',
  pageStopped: 'The window has stopped working again and again.',
  pageStoppedDetail: 'Nothing is lost: every answer taken is saved.',
  pageAgain: 'Show it again',
  unwritable:
    'The campaigns cannot be kept in {{file}}: nothing can be written there. Make that a folder that you may write to, or name another one in {{name}}, and start again.'
})
