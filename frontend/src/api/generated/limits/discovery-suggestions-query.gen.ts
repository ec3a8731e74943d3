// Generated from backend/openapi.json by make api; not to be edited.

export const query = {"pattern":"\\S\\s*\\S\\s*\\S|[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}]\\s*\\S|\\S\\s*[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}]|^\\s*(?:[Gg][Bb]|[Uu][KkSs]|[Nn][YyZz]|[Гг][Бб]|[Dd][Cc]|[Hh][Kk]|[Kk][Ll]|[Ll][Aa]|[Ss][FfGg])\\s*$"} as const;

export const limit = {"minimum":1,"maximum":100} as const;
