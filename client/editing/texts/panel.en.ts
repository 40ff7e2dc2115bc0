/** Texts about one entry in the panel (taking it off the site, publishing errors), in English. */
export const texts = {
  takeOff: {
    button: 'Take off the site …',
    title: 'Take off the site',
    text: 'Visitors do not find it any more: its page is not found, links to it lead there, and lists leave it out. Its text stays as a draft, and publishing it again brings it back.',
    namedBy: 'These name it: {{names}}',
    now: 'Take off now',
    done: 'It is off the site',
    doneText: 'Visitors do not find it from now on. Its text is a draft.',
    undo: 'Bring it back',
    ended: 'Taken off the site',
  },
  notPublished: {
    state: 'Not published in time',
    said: 'It was to be published on {{time}}, but was refused:',
    wrong: 'to put right',
    lacking: 'Needed before it can be published:',
  },
} as const
