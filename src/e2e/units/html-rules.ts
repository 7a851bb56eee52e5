import type { ConfigData } from 'html-validate';

/** What is asked of every page's HTML: the standard's rules and WCAG's, less matters of taste. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // React writes popoverTarget and autoComplete, <img/> and disabled="", which all mean the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    // What comes from elsewhere needs a hash; nothing does.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Text is what an <input> is for where it says nothing.
    'no-implicit-input-type': 'off',
    // A fieldset that only switches a whole form off is no group with a name.
    'wcag/h71': 'off',
    // The quiz's progress is drawn as a pier that grows, which no <progress> can be.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // An id may begin with a figure, as headings of articles do.
    'valid-id': ['error', { relaxed: true }],
  },
};
