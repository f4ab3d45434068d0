import colours from '../sides.css?inline'
import story from './story.css?inline'

/** What the pages need away from the app. */
export const invasionsStoryStyles = [colours, story].join('\n')
