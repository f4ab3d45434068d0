import { english } from '../gaps.ts'

/** What the app says of itself. */
export const about = english({
  'about.copyright': '© {{name}}, MIT licence',
  'about.offline': 'This app never goes online and does not update itself.',
  'about.new-versions': 'New versions: {{where}}',
  'about.new-versions-anywhere': 'Look for a new version where you got this one.'
})
