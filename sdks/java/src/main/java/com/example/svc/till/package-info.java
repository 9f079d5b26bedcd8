/** Sales under the till's own numbers, each made once, whatever dies. */
@NullMarked
package com.example.svc.till;

import org.jspecify.annotations.NullMarked;
