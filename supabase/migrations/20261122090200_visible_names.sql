-- Names and companies need a visible character. Besides spaces and control characters, the ranges
-- are Unicode's Default_Ignorable_Code_Point and the blank Braille pattern. src/forms/plain.ts does
-- the same with \p{DI}; src/e2e/database-limits.test.ts checks that the two agree.
--
-- NOT VALID: the check applies to new rows only; existing ones stay as they are.
alter table public.contact_submissions
  drop constraint contact_name_given,
  add constraint contact_name_given check (name ~
    '[^\u0001- \u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
  ) not valid;

alter table public.quiz_submissions
  drop constraint quiz_company_given,
  add constraint quiz_company_given check (company ~
    '[^\u0001- \u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
  ) not valid;
