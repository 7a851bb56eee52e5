import type { ConfigData } from 'html-validate';

/** Rules for every page's HTML: the standard's and WCAG's, without matters of style. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // React writes popoverTarget and autoComplete, <img/> and disabled="", which all mean the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    // Only resources of other sites need integrity hashes, and we load none.
    'require-sri': ['error', { target: 'crossorigin' }],
    // An <input> without a type is a text field.
    'no-implicit-input-type': 'off',
    // A fieldset that only disables a whole form needs no legend.
    'wcag/h71': 'off',
    // The quiz draws its progress as a growing pier, which <progress> cannot.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // An id may begin with a digit, as some articles' headings do.
    'valid-id': ['error', { relaxed: true }],
  },
};
