web-error-face-taken = Quella lince è di { $name }. Scegline un’altra.
